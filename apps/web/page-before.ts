let present = ''
let before = ''

/** Notes the page that is shown, as its path and query. */
export function notePage(page: string): void {
  if (page !== present) [before, present] = [present, page]
}

/** The page of the product that was shown before this one; '' when there was none. */
export const pageBefore = (page: string): string => (page === present ? before : present)
