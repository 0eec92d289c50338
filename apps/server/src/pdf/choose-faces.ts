import {
  FACE_FAMILIES,
  HAN_FAMILIES,
  LAST_FACE,
  type FaceFile,
  type FaceFamily,
} from './font-faces.ts'
import { openFace, type Face } from './open-face.ts'
import type { TextStyle } from './parse-blocks.ts'

const HAN = /\p{Script=Han}/gu
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Joiners and selectors change their neighbours and need no glyph of their own. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}]/u

/** Finds a face for each grapheme of one document. */
export class FaceChooser {
  readonly #families: readonly FaceFamily[]
  readonly #chosen = new Map<string, Face>()

  /** `text` is all of the document, by which the Han characters' region is told. */
  constructor(text: string) {
    const han = hanFamilies(text)
    const [european, ...others] = FACE_FAMILIES
    this.#families = [...(european ? [european] : []), ...han, ...others]
  }

  /** The face that draws the grapheme; the one before it where that will do. */
  choose(grapheme: string, style: TextStyle, before: Face | undefined): Face {
    const codePoints = visibleCodePoints(grapheme)
    if (before && isShared(grapheme) && codePoints.every((each) => before.covers(each)))
      return before
    const key = `${style.isBold}${style.isItalic}${grapheme}`
    const known = this.#chosen.get(key)
    if (known) return known
    const face = this.#find(grapheme, codePoints, style) ?? openFace(LAST_FACE)
    this.#chosen.set(key, face)
    return face
  }

  #find(grapheme: string, codePoints: readonly number[], style: TextStyle): Face | undefined {
    for (const { scripts, files } of this.#families) {
      if (!scripts.test(grapheme)) continue
      for (const file of closest(files, style)) {
        const face = openFace(file)
        if (codePoints.every((each) => face.covers(each))) return face
      }
    }
    return undefined
  }
}

/** Spaces, digits and signs that belong to no script stay with the words around them. */
const isShared = (grapheme: string) =>
  /^[\p{Script=Common}\p{Script=Inherited}]+$/u.test(grapheme) && !/\p{Nd}/u.test(grapheme)

const visibleCodePoints = (grapheme: string): number[] =>
  [...grapheme].filter((sign) => !INVISIBLE.test(sign)).map((sign) => sign.codePointAt(0) ?? 0)

/** The files of a family in the wanted style, else in the next best that it has. */
function closest(files: readonly FaceFile[], { isBold, isItalic }: TextStyle): FaceFile[] {
  const wanted = files.filter((file) => file.isBold === isBold && file.isItalic === isItalic)
  if (wanted.length > 0) return wanted
  return files.filter(
    (file) => !file.isItalic && (file.isBold === isBold || files.every((each) => !each.isBold)),
  )
}

/** First the region whose font holds most of the text's characters. */
function hanFamilies(text: string): FaceFamily[] {
  const { simplified, traditional, japanese } = HAN_FAMILIES
  if (KANA.test(text)) {
    const withKana = {
      ...japanese,
      scripts: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/u,
    }
    return [withKana, traditional, simplified]
  }
  const characters = new Set(text.match(HAN))
  if (characters.size === 0) return []
  const families = [simplified, traditional, japanese].map((family) => {
    const [first] = family.files
    const face = first && openFace(first)
    const missing = [...characters].filter((sign) => !face?.covers(sign.codePointAt(0) ?? 0)).length
    return { family: { ...family, scripts: /[\p{Script=Han}\p{Script=Common}]/u }, missing }
  })
  return families.toSorted((a, b) => a.missing - b.missing).map(({ family }) => family)
}
