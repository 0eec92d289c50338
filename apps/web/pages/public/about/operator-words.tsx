import styles from '../business/business.module.css'

const { people = [], testimonials = [] } = import.meta.env.ABOUT_CONTENT ?? {}

/** Who is behind it and what students said: as the operator wrote it, and nothing where they did not. */
export const OperatorWords = () => (
  <>
    {people.length > 0 && (
      <section className={styles.people} aria-labelledby="people-heading">
        <h2 id="people-heading">Who we are</h2>
        <ul className={styles.cards}>
          {people.map(({ name, role, words }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{role}</p>
              <p className={styles.words}>{words}</p>
            </li>
          ))}
        </ul>
      </section>
    )}
    {testimonials.length > 0 && (
      <section className={styles.people} aria-labelledby="students-heading">
        <h2 id="students-heading">What students say</h2>
        <ul className={styles.cards}>
          {testimonials.map(({ words, name, from }) => (
            <li key={words}>
              <blockquote className={styles.words}>{words}</blockquote>
              <p>{from === undefined ? name : `${name}, ${from}`}</p>
            </li>
          ))}
        </ul>
      </section>
    )}
  </>
)
