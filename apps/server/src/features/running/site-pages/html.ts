import { escapeWithQuotes } from '../../../html.ts'

/** Markup that may stand in a page as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = Html | string | number | false | null | undefined | readonly Piece[]

/** Marks of direction in a title could turn the words around it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A text without marks of direction that reach beyond it. */
export const withoutDirections = (text: string): string => text.replaceAll(DIRECTION_MARKS, '')

/** A template whose values are escaped unless they are markup; what is missing or false is nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Piece[]): Html {
  return new Html(parts.map((part, index) => part + markupOf(values[index])).join(''))
}

function markupOf(piece: Piece): string {
  if (typeof piece === 'string' || typeof piece === 'number')
    return escapeWithQuotes(withoutDirections(String(piece)))
  if (piece instanceof Html) return piece.text
  return piece ? piece.map(markupOf).join('') : ''
}
