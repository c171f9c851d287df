import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PackedBuilds } from '@pp-tools/domain/sharing';

/** A build's JSON is some 15 kB; a small text can unpack to gigabytes. */
const mostBytes = 256 * 1024;

/** Builds in links as browsers pack them: deflate in base 64 for addresses, after "1.". */
export const packedBuilds: PackedBuilds = {
  unpack: (packed) => {
    try {
      const bytes = Buffer.from(packed.slice(2), 'base64url');
      return inflateRawSync(bytes, { maxOutputLength: mostBytes }).toString('utf8');
    } catch {
      return null;
    }
  },
  pack: (json) => `1.${deflateRawSync(json, { level: 9 }).toString('base64url')}`,
};
