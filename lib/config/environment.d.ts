declare namespace NodeJS {
  interface ProcessEnv {
    /** Services of the build as JSON, put in by `next.config.ts`; absent outside a build. */
    readonly SERVICES?: string;
  }
}
