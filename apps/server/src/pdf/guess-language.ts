const LANGUAGES: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu, 'vi'],
]
/** Below this share of the letters, a foreign name or quotation is more likely. */
const SHARE = 0.15

/** A language tag for screen readers, told by the script; English where it could be many. */
export function guessLanguage(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const found = LANGUAGES.find(([letter]) => (text.match(letter)?.length ?? 0) > letters * SHARE)
  return found?.[1] ?? 'en'
}
