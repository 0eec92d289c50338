import {
  postalAddress,
  supportAddress,
  supportHours,
  supportPhone,
} from '../../../support-address.ts'
import styles from './ways-to-reach.module.css'

/** Besides the form: whatever of these the product has. */
export function WaysToReach() {
  return (
    <section className={styles.ways} aria-labelledby="ways-to-reach">
      <h2 id="ways-to-reach">Other ways to reach us</h2>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
          </dd>
        </div>
        {supportPhone !== '' && (
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${supportPhone.replaceAll(/[^+\d]/g, '')}`}>{supportPhone}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>Hours</dt>
          <dd>{supportHours}</dd>
        </div>
        {postalAddress.length > 0 && (
          <div>
            <dt>Post</dt>
            <dd>
              <address>
                {postalAddress.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
