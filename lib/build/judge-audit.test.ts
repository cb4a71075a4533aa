import { judgeAudit } from './judge-audit.mjs';

const report = (vulnerabilities: object): string =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities });
const finding = (severity: string) => ({ severity, range: '<2.0.1', via: [], fixAvailable: true });

describe('judgeAudit', () => {
  it('lists every serious vulnerability', () => {
    const output = report({ mild: finding('moderate'), bad: finding('high'), worse: finding('critical') });
    expect(judgeAudit(output)).toEqual({
      verdict: 'findings',
      lines: ['bad <2.0.1: high', 'worse <2.0.1: critical'],
    });
  });

  it.each([{}, { mild: finding('moderate'), slight: finding('low') }])('accepts others: %j', (found) => {
    expect(judgeAudit(report(found)).verdict).toBe('clean');
  });

  it.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['', 'npm audit printed no report'],
    ['<html>', 'npm audit printed no report'],
    ['null', 'npm audit printed no report'],
    ['{"vulnerabilities":{}}', 'npm audit printed no report'],
  ])('reports unavailable advisories: %s', (output, line) => {
    expect(judgeAudit(output)).toEqual({ verdict: 'unavailable', lines: [line] });
  });
});
