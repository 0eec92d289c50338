/** Letters without accents and other marks: "Éloïse" is "Eloise", "ﬁ" is "fi". */
export const withoutMarks = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '')
