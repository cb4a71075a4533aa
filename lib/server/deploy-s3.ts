import { generatedNote, sortRules } from './deploy-rules';
import { defaultCacheControl, fileTypes, type HostingPolicy } from './hosting-rules';

/** One upload step: files by patterns of the AWS client, with their metadata. */
type Upload = {
  readonly why: string;
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly caching: string;
  readonly type?: string;
};

/** Files for other hosts, and precompressed files, because CloudFront compresses itself. */
const never = ['_headers', '_redirects', '*.br', '*.gz'];

/** Files that announce a new build, uploaded last. */
const lastPages = ['page-data/app-data.json', 'sw.js'];

const toPattern = (pattern: string): string => pattern.slice(1);

function listUploads(policy: HostingPolicy): Upload[] {
  const { caching } = sortRules(policy);
  const inFolders = caching.filter(({ pattern }) => pattern.endsWith('*'));
  const folders = inFolders.map(({ pattern }) => toPattern(pattern));
  const cachingOf = (name: string): string =>
    caching.find(({ pattern }) => toPattern(pattern) === name)?.value ?? defaultCacheControl;
  const byType = Object.entries(fileTypes).map(([ending, type]) => ({
    why: `Files of which the client knows no type: .${ending}.`,
    include: [`*.${ending}`],
    caching: defaultCacheControl,
    type,
  }));
  return [
    ...inFolders.map(({ pattern, value }) => ({
      why: `${toPattern(pattern)}: documents ask for it, so it comes first.`,
      include: [toPattern(pattern)],
      caching: value,
    })),
    ...byType,
    {
      why: 'Everything else but documents.',
      include: ['*'],
      exclude: ['*.html', ...folders, ...byType.flatMap(({ include }) => include), ...lastPages],
      caching: defaultCacheControl,
    },
    {
      why: 'Documents.',
      include: ['*.html'],
      exclude: folders,
      caching: defaultCacheControl,
      type: 'text/html; charset=utf-8',
    },
    ...lastPages.map((name) => ({
      why: `${name}: says that there is a new build.`,
      include: [name],
      caching: cachingOf(name),
    })),
  ];
}

function formatUpload({ why, include, exclude = [], caching, type }: Upload): string {
  const filters = [
    "--exclude '*'",
    ...include.map((pattern) => `--include '${pattern}'`),
    ...[...exclude, ...never].map((pattern) => `--exclude '${pattern}'`),
  ];
  return `# ${why}
upload ${filters.join(' ')} --cache-control '${caching}'${type ? ` --content-type '${type}'` : ''}`;
}

/** Generates the upload to S3: assets before the documents that reference them; deletes nothing. */
export function formatS3Upload(policy: HostingPolicy): string {
  return `#!/usr/bin/env bash
${generatedNote}
# bash deploy/s3-upload.sh <bucket> <distribution> [folder]
set -euo pipefail
bucket=$1 distribution=$2 folder=\${3:-out}
test -f "$folder/_headers" || { echo "$folder: expected a finished export, found none." >&2; exit 1; }

upload() {
	aws s3 sync "$folder" "s3://$bucket" --no-progress "$@"
}

${listUploads(policy).map(formatUpload).join('\n\n')}

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
`;
}
