const leaf = 'M0 0C3-6 10-8 18-3 14 3 6 4 0 0z'

/** A small laurel sprig, the decoration of empty places. */
export function Sprig({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 96 72" className={className} aria-hidden="true">
      <path
        d="M8 62c26 0 52-14 78-48"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        <path transform="translate(24 60) rotate(-55) scale(1.3)" d={leaf} />
        <path transform="translate(26 59) rotate(20) scale(1.2 1.2)" d={leaf} />
        <path transform="translate(42 54) rotate(-70) scale(1.3)" d={leaf} />
        <path transform="translate(46 51) rotate(8) scale(1.2)" d={leaf} />
        <path transform="translate(60 41) rotate(-84) scale(1.2)" d={leaf} />
        <path transform="translate(65 37) rotate(-8) scale(1.1)" d={leaf} />
        <path transform="translate(80 21) rotate(-50) scale(0.9)" d={leaf} />
      </g>
    </svg>
  )
}
