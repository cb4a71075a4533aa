#!/usr/bin/env bash
# Made by `npm run hosting` from lib/server/policy.ts; changes made here are lost.
# bash deploy/s3-upload.sh <bucket> <distribution> [folder]
set -euo pipefail
bucket=$1 distribution=$2 folder=${3:-out}
test -f "$folder/_headers" || { echo "$folder: expected a finished export, found none." >&2; exit 1; }

upload() {
	aws s3 sync "$folder" "s3://$bucket" --no-progress "$@"
}

# _next/static/*: documents ask for it, so it comes first.
upload --exclude '*' --include '_next/static/*' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'

# page-data/sq/d/*: documents ask for it, so it comes first.
upload --exclude '*' --include 'page-data/sq/d/*' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'

# audio/*: documents ask for it, so it comes first.
upload --exclude '*' --include 'audio/*' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'

# search-index/files/*: documents ask for it, so it comes first.
upload --exclude '*' --include 'search-index/files/*' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=31536000, immutable'

# og/*: documents ask for it, so it comes first.
upload --exclude '*' --include 'og/*' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=86400'

# Files of which the client knows no type: .csv.
upload --exclude '*' --include '*.csv' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/csv; charset=utf-8'

# Files of which the client knows no type: .ics.
upload --exclude '*' --include '*.ics' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/calendar; charset=utf-8'

# Files of which the client knows no type: .rules.
upload --exclude '*' --include '*.rules' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'application/speculationrules+json'

# Files of which the client knows no type: .webmanifest.
upload --exclude '*' --include '*.webmanifest' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'application/manifest+json'

# Everything else but documents.
upload --exclude '*' --include '*' --exclude '*.html' --exclude '_next/static/*' --exclude 'page-data/sq/d/*' --exclude 'audio/*' --exclude 'search-index/files/*' --exclude 'og/*' --exclude '*.csv' --exclude '*.ics' --exclude '*.rules' --exclude '*.webmanifest' --exclude 'page-data/app-data.json' --exclude 'sw.js' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate'

# Documents.
upload --exclude '*' --include '*.html' --exclude '_next/static/*' --exclude 'page-data/sq/d/*' --exclude 'audio/*' --exclude 'search-index/files/*' --exclude 'og/*' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate' --content-type 'text/html; charset=utf-8'

# page-data/app-data.json: says that there is a new build.
upload --exclude '*' --include 'page-data/app-data.json' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'public, max-age=0, must-revalidate'

# sw.js: says that there is a new build.
upload --exclude '*' --include 'sw.js' --exclude '_headers' --exclude '_redirects' --exclude '*.br' --exclude '*.gz' --cache-control 'no-cache'

aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
