/**
 * Headers of a picture whose address depends on its content, so that browsers cache it forever. If it is opened by
 * itself, it loads and runs nothing, and no page may frame it.
 */
export const immutablePicture = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const;
