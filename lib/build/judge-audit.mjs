// Plain JavaScript without dependencies: packages are audited before they are installed.

/** Severities that fail the check, as named by npm. */
const seriousLevels = ['high', 'critical'];

/**
 * Evaluates the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ verdict: 'clean' | 'findings' | 'unavailable', lines: string[] }} `unavailable` if the
 *   registry has no advisories: npm then prints an error instead of a report
 */
export function judgeAudit(output) {
  /** @type {{ message?: string, auditReportVersion?: number, vulnerabilities?: Record<string, { severity: string, range: string }> }} */
  let report = {};
  try {
    report = JSON.parse(output) ?? {};
  } catch {
    // Invalid output counts as no report.
  }
  if (report.auditReportVersion === undefined || !report.vulnerabilities)
    return { verdict: 'unavailable', lines: [report.message ?? 'npm audit printed no report'] };
  const lines = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => seriousLevels.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { verdict: lines.length === 0 ? 'clean' : 'findings', lines };
}
