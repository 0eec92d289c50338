import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { HeroExample } from './hero-example.tsx'
import { Wreath } from './wreath.tsx'
import shared from './landing.module.css'
import styles from './hero.module.css'

const reassurances = ['About 6 minutes', 'Skip what is private', 'For students and parents']

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="page-heading">
      <div className={classNames(shared.wide, styles.columns)}>
        <div className={styles.promise}>
          <PageHeading>Money for college, matched to who you are</PageHeading>
          <p className={styles.lead}>
            Answer a few questions. See every scholarship you can really get, why you fit, and what
            is left to do. Then finish the applications in one place.
          </p>
          <div className={styles.start}>
            <ButtonLink variant="filled" size="large" to={paths.conversation} className={styles.go}>
              Get started
            </ButtonLink>
            <span className={classNames(shared.small, shared.muted)}>
              Free to match. No purchase necessary.
            </span>
          </div>
          <ul className={styles.reassurances}>
            {reassurances.map((words) => (
              <li key={words}>
                <Icon icon={IconCheck} size={16} />
                {words}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.example}>
          <Wreath className={styles.wreath} />
          <HeroExample />
        </div>
      </div>
    </section>
  )
}
