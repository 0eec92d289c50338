/** "1 rule", "1,200 rules". */
export const counted = (number: number, one: string, many: string): string =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
