import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './avatar-dialog.module.css'
import { type Crop, moved, MOST_ZOOM, zoomed } from './crop.ts'
import { draw } from './picture.ts'

interface CropAreaProps {
  picture: ImageBitmap
  crop: Crop
  onCrop: (crop: Crop) => void
}

/** The share of the frame that an arrow key moves the picture by. */
const KEY_SHARE = 0.05
const KEYS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-KEY_SHARE, 0],
  ArrowRight: [KEY_SHARE, 0],
  ArrowUp: [0, -KEY_SHARE],
  ArrowDown: [0, KEY_SHARE],
}
/** In pixels; drawn sharp on screens of twice the density. */
const PREVIEW_SIDE = 480

/** The square as it will show: dragged or moved by arrow keys, nearer and farther by buttons. */
export function CropArea({ picture, crop, onCrop }: CropAreaProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])

  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent) => {
    if (buttons === 0) return
    const { clientWidth: side } = currentTarget
    onCrop(moved(picture, crop, movementX / side, movementY / side))
  }
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (!step) return
    event.preventDefault()
    onCrop(moved(picture, crop, ...step))
  }

  return (
    <div className={styles.crop}>
      {/* A button is what the keyboard reaches and what takes arrow keys for itself. */}
      <button
        type="button"
        className={styles.frame}
        data-autofocus
        aria-label="Part of the picture that is shown. Move it with the arrow keys."
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={press}
      >
        <canvas ref={canvas} width={PREVIEW_SIDE} height={PREVIEW_SIDE} />
      </button>
      <div className={styles.zoom} role="group" aria-label="Zoom">
        <button
          type="button"
          aria-label="Zoom out"
          disabled={crop.zoom <= 1}
          onClick={() => onCrop(zoomed(picture, crop, -1))}
        >
          <Icon icon={IconMinus} />
        </button>
        <span role="status">{Math.round(crop.zoom * 100)} %</span>
        <button
          type="button"
          aria-label="Zoom in"
          disabled={crop.zoom >= MOST_ZOOM}
          onClick={() => onCrop(zoomed(picture, crop, 1))}
        >
          <Icon icon={IconPlus} />
        </button>
      </div>
    </div>
  )
}
