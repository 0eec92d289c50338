import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useState } from 'react'
import iconButton from '../../../ui/icon-button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './membership-offer.module.css'

/** One feature at a time; it never turns by itself. The first is the one that counts. */
export function FeatureCarousel({ features }: { features: readonly string[] }) {
  const [place, setPlace] = useState(0)
  const count = features.length
  const turn = (step: number) => setPlace((place + step + count) % count)
  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label="What it opens">
      <button
        type="button"
        className={iconButton.button}
        aria-label="Previous feature"
        onClick={() => turn(-1)}
      >
        <Icon icon={IconChevronLeft} />
      </button>
      <p aria-live="polite">
        {place === 0 ? <b>{features[0]}</b> : features[place]}
        <VisuallyHidden>
          , {place + 1} of {count}
        </VisuallyHidden>
        <span className={styles.dots} aria-hidden="true">
          {features.map((feature) => (
            <i key={feature} data-current={feature === features[place] || undefined} />
          ))}
        </span>
      </p>
      <button
        type="button"
        className={iconButton.button}
        aria-label="Next feature"
        onClick={() => turn(1)}
      >
        <Icon icon={IconChevronRight} />
      </button>
    </section>
  )
}
