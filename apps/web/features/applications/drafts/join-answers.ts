/** Two versions of a text in one, the second below the first. */
export function joinAnswers(first: string, second: string): string {
  if (first === '' || second === '') return first + second
  return isHtml(first) && isHtml(second) ? first + second : `${first}\n\n${second}`
}

const isHtml = (text: string): boolean =>
  /^\s*<[a-z]/i.test(text) && /<\/[a-z0-9]+>\s*$/i.test(text)
