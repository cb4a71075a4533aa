declare namespace NodeJS {
  interface ProcessEnv {
    /** Path below which the site is served; inlined in browser code, usually empty. */
    readonly BASE_PATH?: string;
    /** Services of the build as JSON, set by `next.config.ts`; absent outside a build. */
    readonly SERVICES?: string;
    /** `on` if Google's tag manager is used; inlined, so that other builds drop its code. */
    readonly GOOGLE_TAG_MANAGER?: string;
  }
}
