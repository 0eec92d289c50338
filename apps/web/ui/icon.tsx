import type { ComponentType, SVGProps } from 'react'

export type IconShape = ComponentType<
  Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number | string }
>

interface IconProps {
  icon: IconShape
  /** Pixels: 20 by default, 16 beside small text. */
  size?: number
  isFilled?: boolean
  className?: string | undefined
}

/** A decorative icon. What it means is always said in words beside it or by its button's name. */
export function Icon({ icon: Shape, size = 20, isFilled = false, className }: IconProps) {
  return (
    <Shape
      size={size}
      stroke={1.75}
      fill={isFilled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
      className={className}
    />
  )
}
