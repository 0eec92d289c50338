/** How long a bar is beside the longest. */
export const barOf = (number: number, most: number): string =>
  most === 0 ? '0%' : `${(100 * number) / most}%`
