declare namespace NodeJS {
  interface ProcessEnv {
    /** Path below which the site is served; a constant in what browsers load, empty in most builds. */
    readonly BASE_PATH?: string;
    /** Services of the build as JSON, put in by `next.config.ts`; absent outside a build. */
    readonly SERVICES?: string;
    /** `on` where Google's tag manager is among them; a constant, so that other builds leave its code out. */
    readonly GOOGLE_TAG_MANAGER?: string;
  }
}
