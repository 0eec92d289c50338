import './listing-frame.css'
import './site-pages.css'

/** The server puts title and description of each page here. */
export const meta = () => [{ title: '%HEAD%' }]

/** What the server writes public pages of listings into, between header and footer of the site. */
export default function ListingFrame() {
  return <div className="listing-main">%MAIN%</div>
}
