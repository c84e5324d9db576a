import type { Point } from '@/lib/hex/layout'
import { type Act, actsBetween } from '../animation'
import type { Palette } from '../palette'
import { detailAt } from '../pen'
import type { CounterFace, Scene, SceneCounter } from '../scene'
import type { World } from '../world'
import { cardOf } from './card'
import { COUNTER_SIDE, placesOf } from './counters'

interface Look {
  palette: Palette
  /** CSS pixels to a hex width, and device pixels to a CSS pixel. */
  scale: number
  ratio: number
}

/**
 * Counters on their way. They lie on a layer of their own above the map and are moved by the browser, so that nothing
 * is drawn anew meanwhile; the map leaves them out until they have arrived.
 */
export class Motion {
  private readonly layer = document.createElement('div')
  private moving = new Set<string>()
  private scale = 1
  /** Counts the motions, so that an old one ends nothing of a new one. */
  private number = 0

  constructor(
    host: HTMLElement,
    private readonly world: World,
    private readonly redraw: () => void,
  ) {
    this.layer.style.cssText =
      'position:absolute;left:0;top:0;width:0;height:0;transform-origin:0 0;pointer-events:none'
    this.layer.dataset.testid = 'motion'
    this.layer.setAttribute('aria-hidden', 'true')
    host.append(this.layer)
  }

  /** Shows what led from one scene to the next. */
  play(before: Scene, after: Scene, look: Look): void {
    const acts = actsBetween(before, after)
    if (acts.length === 0) return
    this.skip()
    if (document.hidden || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const number = ++this.number
    this.scale = look.scale
    this.moving = new Set(acts.filter(({ kind }) => kind !== 'fall').map(({ id }) => id))
    const [from, to] = [placesOf(before, this.world), placesOf(after, this.world)]
    const done = acts.map((act) => this.perform(act, from.get(act.id), to.get(act.id), look))
    void Promise.allSettled(done).then(() => number === this.number && this.skip())
  }

  /** The scene in which the counters that are on their way are away. */
  still(scene: Scene): Scene {
    if (this.moving.size === 0) return scene
    const away = (counter: SceneCounter) =>
      this.moving.has(counter.id) ? { ...counter, away: true } : counter
    return { ...scene, counters: scene.counters.map(away) }
  }

  /** Puts the layer where the map lies. */
  place({ x, y, k }: { x: number; y: number; k: number }): void {
    if (this.layer.hasChildNodes())
      this.layer.style.transform = `translate(${x}px,${y}px) scale(${k / this.scale})`
  }

  /** Everything is at once where it belongs. */
  skip(): void {
    this.number++
    if (!this.layer.hasChildNodes()) return
    this.moving.clear()
    this.redraw()
    // The map is drawn first, lest the counters vanish for a moment.
    const old = [...this.layer.children]
    const clear = () => {
      for (const one of old) one.remove()
    }
    requestAnimationFrame(() => requestAnimationFrame(clear))
  }

  destroy(): void {
    this.number++
    this.layer.remove()
  }

  private perform(act: Act, from: Point | undefined, to: Point | undefined, look: Look): Promise<unknown> {
    const points = act.way.map((hex) => this.world.centre(hex))
    // At both ends it lies in its stack.
    if (from && act.kind !== 'come') points[0] = from
    if (to && act.kind !== 'fall') points[points.length - 1] = to
    const at = points.map(({ x, y }) => `translate(${x * look.scale}px,${y * look.scale}px)`)
    const time = { delay: act.start, duration: act.length, fill: 'both', easing: 'ease-in-out' } as const
    const play = (face: CounterFace, frames: Keyframe[], more: KeyframeAnimationOptions = {}) => {
      const card = this.card(face, look)
      this.layer.append(card)
      return card.animate(frames, { ...time, ...more }).finished
    }
    const [first] = at
    switch (act.kind) {
      case 'slide':
        return play(
          act.after,
          at.map((transform) => ({ transform })),
        )
      case 'come': {
        const way = at.length > 1 ? at : [`${first} scale(1.3)`, first]
        return play(
          act.after,
          way.map((transform, i) => ({ transform, opacity: i === 0 ? 0 : 1 })),
        )
      }
      case 'flip': {
        const half = act.length / 2
        const [flat, edge] = [{ transform: `${first} scaleX(1)` }, { transform: `${first} scaleX(0)` }]
        void play(act.face, [flat, edge], { duration: half })
        return play(act.after, [edge, flat], { delay: act.start + half, duration: half })
      }
      case 'fall':
        return play(act.face, [
          { transform: first, opacity: 1 },
          { transform: `${first} rotate(9deg) scale(0.7)`, opacity: 0 },
        ])
    }
  }

  /** The counter as the map draws it, around its own middle. */
  private card(face: CounterFace, { palette, scale, ratio }: Look): HTMLCanvasElement {
    const side = Math.max(4, Math.round(COUNTER_SIDE * scale * ratio))
    const detail = detailAt(scale)
    const { picture, pad } = cardOf(face, palette, detail === 0 ? 1 : detail, side)
    const card = document.createElement('canvas')
    card.width = picture.width
    card.height = picture.height
    card.getContext('2d')!.drawImage(picture, 0, 0)
    const middle = (pad + side / 2) / ratio
    Object.assign(card.style, {
      position: 'absolute',
      width: `${picture.width / ratio}px`,
      height: `${picture.height / ratio}px`,
      left: `${-middle}px`,
      top: `${-middle}px`,
      transformOrigin: `${middle}px ${middle}px`,
    })
    return card
  }
}
