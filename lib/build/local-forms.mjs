// Plain JavaScript without dependencies: this runs before anything is installed.

/** Has the build send its forms to the service that the local server runs, unless the environment says otherwise. */
export function setLocalForms() {
  process.env['FORMS_ENDPOINT'] ??= `${process.env['BASE_PATH'] ?? ''}/api/forms`;
}
