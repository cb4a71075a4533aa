// Plain JavaScript without dependencies: loaded before anything is installed.

/** Directs the build's forms to the local server's form service, unless the environment is set. */
export function setLocalForms() {
  process.env['FORMS_ENDPOINT'] ??= `${process.env['BASE_PATH'] ?? ''}/api/forms`;
}
