/** Lists the foreign packages of an archive: a CycloneDX inventory, and their licences. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sha256 } from './archive.mjs';

/** Returns npm's inventory of the project. Omitting the development's packages would also omit those that both need. */
function wholeInventory(root) {
  const asked = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', asked, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`npm sbom has failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** Replaces what is random in an identifier by what follows from the rest. */
function identifierOf(text) {
  const digits = sha256(text);
  const variant = ((Number.parseInt(digits[16], 16) & 3) | 8).toString(16);
  return `urn:uuid:${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-${variant}${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/**
 * Returns a function that makes the text of an inventory of some of the packages, `name@version` each. Time and identifier
 * follow from the commit and the content.
 */
export function inventoryOf(root, { name, seconds }) {
  const { metadata, components, dependencies, ...whole } = wholeInventory(root);
  const own = metadata.component['bom-ref'];
  return (contained) => {
    const has = (reference) => contained.has(reference);
    const kept = components.filter((component) => has(component['bom-ref']));
    const missing = [...contained].filter((one) => !kept.some((component) => component['bom-ref'] === one));
    if (missing.length > 0) throw new Error(`npm's inventory does not know ${missing.join(', ')}`);
    const content = {
      ...whole,
      metadata: {
        ...metadata,
        timestamp: new Date(seconds * 1_000).toISOString(),
        component: { ...metadata.component, name },
      },
      components: kept,
      dependencies: dependencies
        .filter(({ ref }) => ref === own || has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(has) })),
    };
    const serialNumber = identifierOf(JSON.stringify({ ...content, serialNumber: '' }));
    return `${JSON.stringify({ ...content, serialNumber }, null, 2)}\n`;
  };
}

/** Returns the licences of packages that are bundled, since a bundle has no folders to contain them. */
export function licencesOf(root, folders) {
  return folders
    .map((folder) => {
      const at = path.join(root, folder);
      const { name, version, license } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'));
      const file = readdirSync(at).find((one) => /^licen[cs]e/i.test(one));
      const text = file ? readFileSync(path.join(at, file), 'utf8').trim() : '';
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
