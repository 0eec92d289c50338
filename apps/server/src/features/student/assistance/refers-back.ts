import { asksOfOne } from './answer-scholarship.ts'

/** Points at something that was spoken of, whatever else is asked. */
const POINTS =
  /\b(?:its|th(?:at|is) (?:one|scholarship|award|grant|prize|program)|the (?:first|last) one)\b/i
/** "When?" alone. */
const ALONE =
  /^\W*(?:and\s+)?(?:why|when|by when|until when|how much|how long|(?:can i|who can|who may) apply)\W*$/i
/** Points at something if what is asked can be asked of it. */
const IT = /\b(?:it|they|their)\b/i
const GOES_ON = /^\W*(?:and|but|so|what about|how about)\b/i

/** How surely a question is about what was spoken of before: `perhaps` unless something else is known to be meant. */
export function refersBack(question: string): 'surely' | 'perhaps' | 'no' {
  if (POINTS.test(question) || ALONE.test(question)) return 'surely'
  if (!asksOfOne(question)) return 'no'
  if (IT.test(question)) return 'surely'
  return GOES_ON.test(question) ? 'perhaps' : 'no'
}
