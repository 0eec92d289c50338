/**
 * The editor's HTML as the server writes it after cleaning, so that a saved essay is the text that
 * was sent. An essay without words is no answer.
 */
export function toStoredHtml(editorHtml: string): string {
  if (isEmptyEssay(editorHtml)) return ''
  return editorHtml.replaceAll('<br>', '<br />').replaceAll('&nbsp;', '\u{A0}')
}

/** Whether there is nothing between the tags, as the server judges it. */
export const isEmptyEssay = (html: string): boolean =>
  html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === ''
