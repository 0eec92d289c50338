/** One file of a font; `weight` and `slant` say what it is drawn as. */
export interface FaceFile {
  /** Below @fontsource. */
  path: string
  isBold: boolean
  isItalic: boolean
}

/** Files that belong together and the characters they are opened for. */
export interface FaceFamily {
  scripts: RegExp
  files: readonly FaceFile[]
}

const file = (family: string, subset: string, weight = '400', slant = 'normal'): FaceFile => ({
  path: `${family}/files/${family}-${subset}-${weight}-${slant}.woff`,
  isBold: weight === '700',
  isItalic: slant === 'italic',
})

const EUROPEAN_SUBSETS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
]

const fourStyles = (family: string, subsets: readonly string[]): FaceFile[] =>
  subsets.flatMap((subset) =>
    ['400', '700'].flatMap((weight) =>
      ['normal', 'italic'].map((slant) => file(family, subset, weight, slant)),
    ),
  )

const twoWeights = (family: string, subset: string): FaceFile[] => [
  file(family, subset),
  file(family, subset, '700'),
]

const NOTO_SCRIPTS = [
  ['arabic', /[\p{Script=Arabic}]/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['bengali', /\p{Script=Bengali}/u],
  ['tamil', /\p{Script=Tamil}/u],
  ['telugu', /\p{Script=Telugu}/u],
  ['kannada', /\p{Script=Kannada}/u],
  ['malayalam', /\p{Script=Malayalam}/u],
  ['gujarati', /\p{Script=Gujarati}/u],
  ['gurmukhi', /\p{Script=Gurmukhi}/u],
  ['oriya', /\p{Script=Oriya}/u],
  ['thai', /\p{Script=Thai}/u],
  ['khmer', /\p{Script=Khmer}/u],
  ['myanmar', /\p{Script=Myanmar}/u],
  ['lao', /\p{Script=Lao}/u],
] as const

/** In the order they are asked; none is opened before a text has a character of its scripts. */
export const FACE_FAMILIES: readonly FaceFamily[] = [
  { scripts: /[^\p{Script=Han}]/u, files: fourStyles('noto-sans', EUROPEAN_SUBSETS) },
  { scripts: /\p{Script=Devanagari}/u, files: fourStyles('noto-sans', ['devanagari']) },
  ...NOTO_SCRIPTS.map(([name, scripts]) => ({
    scripts,
    files: twoWeights(`noto-sans-${name}`, name),
  })),
  { scripts: /\p{Script=Hangul}/u, files: [file('gowun-dodum', 'korean')] },
]

/** Each holds the common characters of one region; which comes first depends on the text. */
export const HAN_FAMILIES = {
  simplified: { scripts: /\p{Script=Han}/u, files: [file('zcool-xiaowei', 'chinese-simplified')] },
  traditional: {
    scripts: /\p{Script=Han}/u,
    files: [file('chocolate-classical-sans', 'chinese-traditional')],
  },
  japanese: { scripts: /\p{Script=Han}/u, files: [file('kosugi-maru', 'japanese')] },
} satisfies Record<string, FaceFamily>

/** Holds a glyph, if a plain one, for nearly everything, emoji among it. */
export const LAST_FACE = file('unifontex', 'latin')
