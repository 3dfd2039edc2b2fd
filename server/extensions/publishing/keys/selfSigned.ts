import { createPublicKey, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto';

const OBJECTS = {
  commonName: '0603550403',
  sha256WithRsa: '06092a864886f70d01010b',
} as const;
const UTC_TIME = 0x17;
const YEARS = 10;

/** Encodes a value of ASN.1 by the distinguished rules (X.690): tag, length, contents. */
function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const short = length.subarray(length.findIndex((byte) => byte > 0));
  return Buffer.concat([Buffer.from([tag, 0x80 + short.length]), short, body]);
}

const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents);
const object = (hex: string) => Buffer.from(hex, 'hex');

/** The year has two digits, which is valid until 2049 (RFC 5280 §4.1.2.5.1). */
function time(at: Date): Buffer {
  return der(UTC_TIME, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));
}

/** Makes a self-signed certificate for an RSA key: it carries the key to readers who already trust it. */
export function selfSigned(key: KeyObject, name: string, now: Date): X509Certificate {
  const algorithm = sequence(object(OBJECTS.sha256WithRsa), der(0x05));
  const who = sequence(der(0x31, sequence(object(OBJECTS.commonName), der(0x0c, Buffer.from(name)))));
  const until = new Date(now);
  until.setUTCFullYear(now.getUTCFullYear() + YEARS);
  // A first byte of 1 keeps the number positive and without leading zeros.
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)]);
  const tbsCertificate = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    algorithm,
    who,
    sequence(time(now), time(until)),
    who,
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', tbsCertificate, key)]);
  return new X509Certificate(sequence(tbsCertificate, algorithm, der(0x03, signature)));
}
