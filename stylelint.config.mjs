/**
 * The standard rules and one order of properties; each exception states its reason.
 *
 * @type {import('stylelint').Config}
 */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-recess-order'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Rules of a module follow the order of the markup, not of specificity.
    'no-descending-specificity': null,
    // Names as in JavaScript: styles['asOf'].
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$',
    // CSS Modules.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Animation triggers (css-animations-2), supported by Chromium, unknown to the linter.
    'property-no-unknown': [
      true,
      { ignoreProperties: ['timeline-trigger', 'trigger-scope', 'animation-trigger'] },
    ],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: ['srgb'] }],
    // Some lengths are fractions of a pixel: 0.40625rem are 6.5 px.
    'number-max-precision': 5,
    // Grouped by hand: tokens, and the steps of a scale.
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': ['always', { except: ['first-nested'], ignore: ['after-comment'] }],
    // Colour tokens are easier to read with one length.
    'color-hex-length': null,
    'import-notation': 'string',
    'no-duplicate-selectors': true,
    // A browser without a unit, such as dvh, uses the previous line.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'length-zero-no-unit': [true, { ignore: ['custom-properties'] }],
    'declaration-no-important': true,
    'selector-max-id': 0,
    // Colours are tokens.
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['rgb', 'hsl', 'oklch'],
    // Text uses the sizes, line heights, weights and widths of tokens.css. Also allowed: relative to the
    // surrounding text (em) or the container (cqi), points in print, and the range of a font face (two
    // values).
    'declaration-property-value-allowed-list': {
      'font-size': ['/var\\(--/', '/cqi/', '/^[\\d.]+(em|pt|%)$/', 'inherit', '0'],
      'line-height': ['/var\\(--/', '/^calc\\(/', '/^[\\d.]+(rem|lh)$/', 'inherit', '0'],
      'font-weight': ['/^var\\(--weight-/', 'inherit', '/^\\d+ \\d+$/'],
      'font-stretch': ['/^var\\(--width-/', 'inherit', '/^\\d+% \\d+%$/'],
    },
    // A heading's words are hyphenated (soft hyphens at build), not cut anywhere.
    'rule-selector-property-disallowed-list': { '/\\bh[1-3]\\b/': ['overflow-wrap', 'word-break'] },
    // The minifier drops its value, which is invalid; `border-image-source: none` is equivalent.
    'declaration-property-value-disallowed-list': { 'border-image': ['none'] },
  },
  overrides: [
    {
      files: ['components/styles/{tokens,print}.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
