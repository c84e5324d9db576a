'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useLaterPort, usePort } from '../game'
import { UnitCard } from '../panels/unit-card'
import type { Choice } from '../port'
import { useTableWords } from '../text/words'
import { unitsOn } from './offers'
import type { Play } from './play'

const ABREAST = 5

/**
 * The units of a hex side by side, so that nobody has to hit the right one of a stack on the map: to take one of them,
 * or, where an order is for several, any of them.
 */
export function StackTray({ play }: { play: Play }) {
  const { due } = play.draft
  return due?.kind === 'units' ? <Several play={play} due={due} /> : <OneOf play={play} />
}

function OneOf({ play }: { play: Play }) {
  const { tell, nameOf } = useTableWords()
  const { selection, view } = play
  const units = unitsOn(play.offers, play.looked)
  const taken = play.offers.find(({ key }) => key === selection.entry)?.unit
  return (
    <Tray label={tell('hex.units')} rows={units.length > ABREAST}>
      {units.map((offer) => {
        const unit = offer.unit!
        const chosen = unit === taken
        return (
          <Card
            key={offer.key}
            on={chosen}
            bright
            label={tell('unit.select', { unit: nameOf(unit) })}
            onPress={() => {
              if (!chosen) play.choose(offer)
            }}
          >
            <UnitCard view={view} unit={unit} />
          </Card>
        )
      })}
    </Tray>
  )
}

/** Whole stacks, of which some may be left behind; who has done his part already lies among them in shade. */
function Several({ play, due: { from, max } }: { play: Play; due: Choice }) {
  const words = useTableWords()
  const { tell, nameOf, placeName } = words
  const port = usePort()
  const later = useLaterPort(true)
  const { view, draft } = play
  const { set } = draft
  const spent = port.spent(view)
  const fresh = from.filter((unit) => !spent.has(unit)).slice(0, max)
  const all = from.slice(0, max)
  const hexes = [...new Set(from.map((unit) => port.at(view, unit)))]
  // Out of several stacks one takes whole ones.
  const bodies = (hexes.length === 1 && later?.bodies?.(words, fresh)) || []
  const isSet = (units: readonly string[]) =>
    units.length === set.length && units.every((unit) => set.includes(unit))
  const quick = (label: string, units: readonly string[]) => (
    <Button
      key={label}
      aria-pressed={isSet(units)}
      className={`grow px-3 ${isSet(units) ? 'border-mark' : ''}`}
      onClick={() => play.change({ set: units })}
    >
      {label}
    </Button>
  )
  return (
    <div className="mt-2 grid gap-2" data-testid="tray">
      {hexes.map((hex) => {
        const here = hex ? port.stack(view, hex) : from.filter((unit) => port.at(view, unit) === null)
        const taken = here.filter((unit) => set.includes(unit)).length
        const place = hex ? placeName(hex) : ''
        return (
          <div key={hex}>
            <p className="mb-1 text-[15px] leading-tight">
              <b>{place}</b> {tell('tray.chosen', { n: taken, all: here.length })}
            </p>
            <Tray label={hex ? tell('tray.stack', { place }) : tell('hex.units')} rows>
              {here.map((unit) => {
                const on = set.includes(unit)
                const may = from.includes(unit)
                return (
                  <Card
                    key={unit}
                    on={on}
                    disabled={!may || (!on && set.length >= max)}
                    label={nameOf(unit)}
                    onPress={() =>
                      play.change({ set: on ? set.filter((one) => one !== unit) : [...set, unit] })
                    }
                  >
                    <UnitCard view={view} unit={unit} size={50} />
                    {spent.has(unit) ? (
                      <span className="text-[13px] leading-tight text-dim">{tell('tray.done')}</span>
                    ) : null}
                  </Card>
                )
              })}
            </Tray>
          </div>
        )
      })}
      {from.length > 1 ? (
        <div className="flex flex-wrap gap-2">
          {fresh.length > 0 && fresh.length < all.length
            ? quick(tell('tray.fresh', { n: fresh.length }), fresh)
            : null}
          {quick(
            tell(
              all.length < from.length
                ? 'tray.most'
                : all.length === fresh.length
                  ? 'tray.fresh'
                  : 'tray.all',
              { n: all.length },
            ),
            all,
          )}
          {bodies.map(({ label, units }) => quick(label, units.slice(0, max)))}
          {quick(tell('tray.none'), [])}
        </div>
      ) : null}
    </div>
  )
}

/** Of a high stack five lie abreast: ten are seen and reached without scrolling. */
function Tray({ label, rows, children }: { label: string; rows?: boolean; children: ReactNode }) {
  const look = rows ? 'grid grid-cols-5 gap-1.5' : 'mt-2 flex gap-2 overflow-x-auto pb-1'
  return (
    <fieldset className={look}>
      <legend className="spoken">{label}</legend>
      {children}
    </fieldset>
  )
}

interface CardProps {
  on: boolean
  label: string
  disabled?: boolean
  /** Chosen by itself, it is what a prompt calls bright. */
  bright?: boolean
  onPress: () => void
  children: ReactNode
}

const Card = ({ on, label, disabled = false, bright = false, onPress, children }: CardProps) => (
  <button
    type="button"
    aria-pressed={on}
    aria-label={label}
    disabled={disabled}
    className={`grid shrink-0 justify-items-center rounded-xl border-2 p-1 disabled:opacity-45 ${on ? 'border-mark bg-second' : bright ? 'border-mark/60' : 'border-transparent'}`}
    onClick={onPress}
  >
    {children}
  </button>
)
