const pairs = 13
const leaf = 'M0 0C3-6 10-8 18-3 14 3 6 4 0 0z'

/** Leaf pairs on a circle, from the foot up, each a little smaller and turned along the stem. */
const branch = Array.from({ length: pairs }, (_, pair) => {
  const degrees = 96 + 12.5 * pair
  const radians = (degrees * Math.PI) / 180
  const size = (5.4 - 0.158 * pair).toFixed(2)
  const foot = `translate(${(400 + 300 * Math.cos(radians)).toFixed(1)} ${(400 + 300 * Math.sin(radians)).toFixed(1)})`
  return [
    `${foot} rotate(${degrees + 126}) scale(${size})`,
    `${foot} rotate(${degrees + 54}) scale(${size} -${size})`,
  ]
}).flat()

/** The wreath around the landing example, and nowhere else. */
export function Wreath({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 800 800" fill="currentColor" aria-hidden="true">
      <defs>
        <g id="laurel-branch">
          {branch.map((transform) => (
            <path key={transform} transform={transform} d={leaf} />
          ))}
        </g>
      </defs>
      <use href="#laurel-branch" />
      <use href="#laurel-branch" transform="translate(800) scale(-1 1)" />
    </svg>
  )
}
