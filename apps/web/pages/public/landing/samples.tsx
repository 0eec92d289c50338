import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SampleCard } from './sample-card.tsx'
import { sampleScholarships } from './sample-scholarships.ts'
import shared from './landing.module.css'
import styles from './samples.module.css'

export function Samples() {
  return (
    <section className={styles.samples} aria-labelledby="samples-heading">
      <div className={shared.wide}>
        <div className={styles.title}>
          <h2 id="samples-heading" className={shared.heading}>
            What your matches look like
          </h2>
          <span className={classNames(shared.small, shared.muted)}>
            Examples, as a sample student in Ohio would see them
          </span>
        </div>
        <div className={styles.grid}>
          {sampleScholarships.map((sample) => (
            <SampleCard key={sample.title} sample={sample} />
          ))}
        </div>
        <div className={styles.more}>
          <ButtonLink to={paths.conversation}>See the real ones that fit you</ButtonLink>
        </div>
      </div>
    </section>
  )
}
