export interface SiteLink {
  label: string
  to: string
  /** The server writes the page: the browser goes there, not the router. */
  isServed?: true
}
