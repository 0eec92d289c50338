import { legalDate } from './legal-date.ts'
import { LegalBlocks } from './legal-blocks.tsx'
import type { LegalSection, LegalText } from './legal-text.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import styles from './legal.module.css'

/** A long text with its contents beside it; prints without them. */
export function LegalPage({ text }: { text: LegalText }) {
  const { title, lastRevised, inShort, sections } = text
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>{title}</PageHeading>
        <p className={styles.revised}>
          Last revised <time dateTime={lastRevised}>{legalDate(lastRevised)}</time>
        </p>
      </div>
      <div className={styles.short}>
        <h2>In short</h2>
        <LegalBlocks blocks={[inShort]} />
      </div>
      <Contents sections={sections} />
      <article className={styles.text} aria-labelledby="page-heading">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </article>
    </div>
  )
}

function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav className={styles.contents} aria-label="Contents" data-print="hide">
      <h2>Contents</h2>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{headingOf(section)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Section({ section }: { section: LegalSection }) {
  return (
    <section id={section.id} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>{headingOf(section)}</h2>
      <LegalBlocks blocks={section.blocks} />
      {section.parts?.map((part) => (
        <section key={part.id} id={part.id} aria-labelledby={`${part.id}-heading`}>
          <h3 id={`${part.id}-heading`}>{headingOf(part)}</h3>
          <LegalBlocks blocks={part.blocks} />
        </section>
      ))}
    </section>
  )
}

const headingOf = ({ number, title }: LegalSection): string =>
  number === '' ? title : `${number}. ${title}`
