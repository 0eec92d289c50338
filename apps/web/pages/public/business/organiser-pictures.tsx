import applicantsPhoneDark from './pictures/applicants-phone-dark.webp'
import applicantsPhone from './pictures/applicants-phone-light.webp'
import applicantsDark from './pictures/applicants-wide-dark.webp'
import applicants from './pictures/applicants-wide-light.webp'
import rulesPhoneDark from './pictures/rules-phone-dark.webp'
import rulesPhone from './pictures/rules-phone-light.webp'
import rulesDark from './pictures/rules-wide-dark.webp'
import rules from './pictures/rules-wide-light.webp'
import styles from './organiser-pictures.module.css'

const PHONE = '(max-width: 599px)'
const DARK = '(prefers-color-scheme: dark)'

const PICTURES = [
  {
    title: 'Rules are sentences',
    what: 'Each word in a box can be changed. Students read the same sentences, and whatever you ask them to send stands below.',
    alt: 'The editor: high school juniors or seniors, four states and a GPA of at least 3.0 as rules; an essay and a letter to send.',
    wide: rules,
    sizes: [1050, 975],
    sources: [
      { media: `${PHONE} and ${DARK}`, srcSet: rulesPhoneDark },
      { media: PHONE, srcSet: rulesPhone },
      { media: DARK, srcSet: rulesDark },
    ],
  },
  {
    title: 'Who applied, in one table',
    what: 'New, in review, on the shortlist: counted as it changes. Find people by name or tag, see what is complete, and share the work.',
    alt: 'The applicants of a scholarship: tabs with their counts, filters, and a row for each person with the day it was sent.',
    wide: applicants,
    sizes: [1425, 960],
    sources: [
      { media: `${PHONE} and ${DARK}`, srcSet: applicantsPhoneDark },
      { media: PHONE, srcSet: applicantsPhone },
      { media: DARK, srcSet: applicantsDark },
    ],
  },
] as const

/** The organizations’ area as it is, with made-up applicants. */
export const OrganiserPictures = () => (
  <ul className={styles.pictures}>
    {PICTURES.map(({ title, what, alt, wide, sizes: [width, height], sources }) => (
      <li key={title}>
        <div>
          <h2>{title}</h2>
          <p>{what}</p>
        </div>
        <picture>
          {sources.map(({ media, srcSet }) => (
            <source
              key={media}
              media={media}
              srcSet={srcSet}
              {...(media.startsWith(PHONE) && { width: 585, height: 840 })}
            />
          ))}
          <img src={wide} alt={alt} width={width} height={height} loading="lazy" />
        </picture>
      </li>
    ))}
  </ul>
)
