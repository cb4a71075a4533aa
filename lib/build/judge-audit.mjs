// Plain JavaScript without dependencies: packages are audited before they are installed.

/** Severities that stop a change, as npm names them. */
const grave = ['high', 'critical'];

/**
 * Judges what `npm audit --json` has printed.
 * @param {string} output
 * @returns {{ verdict: 'clean' | 'findings' | 'unavailable', lines: string[] }} `unavailable` where the
 *   registry has no advisories to ask for: npm prints an error then, and no report
 */
export function judgeAudit(output) {
  /** @type {{ message?: string, auditReportVersion?: number, vulnerabilities?: Record<string, { severity: string, range: string }> }} */
  let report = {};
  try {
    report = JSON.parse(output) ?? {};
  } catch {
    // Nothing that could be read is no report.
  }
  if (report.auditReportVersion === undefined || !report.vulnerabilities)
    return { verdict: 'unavailable', lines: [report.message ?? 'npm audit printed no report'] };
  const lines = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => grave.includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return { verdict: lines.length === 0 ? 'clean' : 'findings', lines };
}
