/**
 * Headers of a picture whose address says what is drawn, so that it is kept for ever. One that is opened by itself is no
 * page: nothing loads or runs in it, and nobody frames it.
 */
export const keptPicture = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;
