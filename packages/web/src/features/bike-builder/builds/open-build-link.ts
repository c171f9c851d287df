import { type BuildCodeFault, type CodedBuild, decodeBuild, formOfBuildLink } from '@pp-tools/domain/bike';
import { failure, type Result, success } from '@pp-tools/domain/core';
import type { QueryClient } from '@tanstack/react-query';
import { unpackBuild } from './build-link.ts';
import { loadWholeCatalogue } from './whole-catalogue.ts';

/** The build of a link, whichever form it has: with its own figures, or with those of today's catalogue. */
export async function openBuildLink(
  text: string,
  client: QueryClient,
): Promise<Result<CodedBuild, BuildCodeFault>> {
  const form = formOfBuildLink(text);
  if (form === 'newer' || form === 'unreadable') return failure(form);
  if (form === 'code') {
    const coded = decodeBuild(text, await loadWholeCatalogue(client));
    return coded === null ? failure('unreadable') : success(coded);
  }
  const build = await unpackBuild(text);
  return build === null ? failure('unreadable') : success({ build, missing: 0 });
}
