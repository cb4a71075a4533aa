import { appDataPath, isPageData, pageDataPath, type AppData, type PageData } from '#lib/page-data/contract';
import type { JsonReader } from './fetch-json';

export type BuildState = 'same' | 'newer' | 'unknown';

export type PageAnswer =
  | { readonly kind: 'page'; readonly pageData: PageData }
  | { readonly kind: 'missing' | 'server-error' | 'failed' };

/** Reads the files of the contract. */
export type RecordReader = {
  /** A page's record. An invalid record counts as missing. */
  readonly readPage: (path: string, priority?: RequestPriority) => Promise<PageAnswer>;
  /** Compares the live build with this one. Missing or invalid app data is "unknown", not a newer build. */
  readonly checkBuild: () => Promise<BuildState>;
};

function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.webpackCompilationHash === 'string';
}

/** @param buildHash hash of the build that this code belongs to */
export function createRecordReader(readJson: JsonReader, buildHash: string): RecordReader {
  return {
    readPage: async (path, priority) => {
      const answer = await readJson(pageDataPath(path), priority);
      if (answer.kind !== 'ok') return { kind: answer.kind };
      return isPageData(answer.body) ? { kind: 'page', pageData: answer.body } : { kind: 'missing' };
    },
    checkBuild: async () => {
      const answer = await readJson(appDataPath);
      if (answer.kind !== 'ok' || !isAppData(answer.body)) return 'unknown';
      return answer.body.webpackCompilationHash === buildHash ? 'same' : 'newer';
    },
  };
}
