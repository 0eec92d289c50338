/** Rows of a page of an administrator's list. */
export const PAGE_SIZE = 25

/** The part of a list that a page shows, as the calls ask for it. */
export const windowOf = (page: number) => ({
  offset: (page - 1) * PAGE_SIZE,
  limit: page * PAGE_SIZE,
})

/** The server's lists end here. */
const MOST_PAGES = 1_000_000 / PAGE_SIZE

/** A page that no list can have is the first one. */
export const withinLists = (page: number): number => (page <= MOST_PAGES ? page : 1)
