/**
 * What the standard set and one order of properties ask for; a line of its own says where the project differs.
 *
 * @type {import('stylelint').Config}
 */
export default {
  extends: ['stylelint-config-standard', 'stylelint-config-recess-order'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // A module's rules stand in the order of the markup, and its classes are no cascade: specificity rises and falls.
    'no-descending-specificity': null,
    // Names are written as JavaScript reads them: styles['asOf'].
    'selector-class-pattern': '^[a-z][a-zA-Z0-9]*(?:-[a-z0-9]+)*$',
    // CSS Modules.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Animation triggers (css-animations-2): Chromium has them, the linter's list has not.
    'property-no-unknown': [
      true,
      { ignoreProperties: ['timeline-trigger', 'trigger-scope', 'animation-trigger'] },
    ],
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreKeywords: ['srgb'] }],
    // Lengths are sixteenths of a pixel at times: 0.40625rem are 6.5 px.
    'number-max-precision': 5,
    // Grouped by hand: tokens, and the steps of a scale.
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': ['always', { except: ['first-nested'], ignore: ['after-comment'] }],
    // The tokens' table of colours is read more easily where all are of one length.
    'color-hex-length': null,
    'import-notation': 'string',
    'no-duplicate-selectors': true,
    // A browser without a unit, such as dvh, keeps the line before.
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
    // Text has the sizes, line heights, weights and widths of tokens.css. Also allowed: a part of the text around it
    // (em), lettering as wide as its container (cqi), points in print, and the range of a font face (two values).
    'declaration-property-value-allowed-list': {
      'font-size': ['/var\\(--/', '/cqi/', '/^[\\d.]+(em|pt|%)$/', 'inherit', '0'],
      'line-height': ['/var\\(--/', '/^calc\\(/', '/^[\\d.]+(rem|lh)$/', 'inherit', '0'],
      'font-weight': ['/^var\\(--weight-/', 'inherit', '/^\\d+ \\d+$/'],
      'font-stretch': ['/^var\\(--width-/', 'inherit', '/^\\d+% \\d+%$/'],
    },
    // Minified it has no value, which browsers drop: `border-image-source: none` says the same.
    'declaration-property-value-disallowed-list': { 'border-image': ['none'] },
  },
  overrides: [
    {
      files: ['components/styles/{tokens,print}.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
  ],
};
