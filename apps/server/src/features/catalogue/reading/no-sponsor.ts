/** Stands where a listing names nobody who gives it. */
export const NO_SPONSOR = 'Sponsor not stated'
