import { Fragment } from 'react'
import { Link } from 'react-router'
import type { LegalBlock } from './legal-text.ts'

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/** Paragraphs and lists, with their links. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return blocks.map((block, position) =>
    typeof block === 'string' ? (
      <p key={position}>
        <Words text={block} />
      </p>
    ) : (
      <ul key={position}>
        {block.map((point) => (
          <li key={point}>
            <Words text={point} />
          </li>
        ))}
      </ul>
    ),
  )
}

/** Split at its links, every third part is words, then a label and an address. */
function Words({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, position) => {
    if (position % 3 === 0) return <Fragment key={position}>{part}</Fragment>
    if (position % 3 === 2) return null
    return (
      <Link key={position} to={parts[position + 1] ?? ''}>
        {part}
      </Link>
    )
  })
}
