import { describe, expect } from 'vitest'
import { rules } from '@/lib/games/a-victory-denied/in-force'
import { finalScore } from '@/lib/games/a-victory-denied/rules/16-victory'
import { allows, refuses } from '../../support/ledger'
import { type Setting, state } from './given'

// MAJ-1, MAJ-2 are worth 3; MAJ-3, MAJ-4 4; MAJ-5, MAJ-6 5; MIN-01 to MIN-05 1, to MIN-10 2, to MIN-14 3.
const captured = ['MAJ-1', 'MAJ-3', 'MAJ-5'] // 12
const left = { '3438': 'MAJ-6', '4233': 'MIN-01' } // 6
const score = (setting: Setting, hidden: object = {}) =>
  finalScore({
    rules,
    state: state(setting, { vpGerman: captured, vpOnMap: left, vpSoviet: [], ...hidden }),
  })

describe('16.3.1 Objective Moscow', () => {
  const moscow: Setting = { turn: 10, directive: 'moscow' }
  allows('AVD 16.3.1', 'uncaptured chits count double for the Soviet, and a tie is a German win', () => {
    expect(score(moscow)).toMatchObject({ german: 12, soviet: 12, winner: 'german', cite: 'AVD 16.3.1' })
  })
  allows('AVD 16.3.1', 'chits taken by the Minsk table count once', () => {
    expect(score(moscow, { vpSoviet: ['MIN-13'] })).toMatchObject({
      german: 12,
      soviet: 15,
      winner: 'soviet',
    })
  })
  allows('AVD 16.3.1', 'each eliminated German motorized unit is worth 6', () => {
    const units = { 'G-17PZ': 'eliminated', 'G-29MOT': 'eliminated', 'G-18PZ': '3321' } as const
    expect(score({ ...moscow, units })).toMatchObject({ german: 12, soviet: 24, winner: 'soviet' })
  })
  refuses('AVD 16.3.1', 'units that were withdrawn or are still in play are worth nothing', () => {
    const units = { 'G-17PZ': 'gone', 'G-18PZ': '3321', 'G-8ID': 'gone' } as const
    expect(score({ ...moscow, units })).toMatchObject({ soviet: 12 })
  })
  refuses('AVD 16.3.1', "after Guderian's Choice of Moscow points alone are no more than a draw", () => {
    const choice = { ...moscow, guderiansChoice: true }
    expect(score(choice)).toMatchObject({ winner: 'draw', key: 'final-moscow-draw' })
    expect(score(choice, { vpOnMap: {} })).toMatchObject({ german: 12, soviet: 0, winner: 'draw' })
  })
  allows('AVD 16.3.1', "after Guderian's Choice more Soviet points win", () => {
    expect(score({ ...moscow, guderiansChoice: true }, { vpGerman: ['MAJ-1'] })).toMatchObject({
      winner: 'soviet',
    })
  })
})

describe('16.3.2 Hitler Distracted', () => {
  const distracted: Setting = { turn: 8, directive: 'distracted' }
  allows('AVD 16.3.2', 'uncaptured chits count once and motorized units 4', () => {
    expect(score(distracted)).toMatchObject({ german: 12, soviet: 6, winner: 'german', cite: 'AVD 16.3.2' })
    const units = { 'G-17PZ': 'eliminated', 'G-29MOT': 'eliminated' } as const
    expect(score({ ...distracted, units })).toMatchObject({ german: 12, soviet: 14, winner: 'soviet' })
  })
  refuses('AVD 16.3.2', "a tie is nobody's win, chosen or not", () => {
    for (const guderiansChoice of [false, true]) {
      expect(score({ ...distracted, guderiansChoice }, { vpSoviet: ['MAJ-2', 'MIN-13'] })).toMatchObject({
        german: 12,
        soviet: 12,
        winner: 'draw',
      })
    }
  })
})

describe('16.3 the chits are opened', () => {
  allows('AVD 16.3', 'the values of all twenty chits are told at the end', () => {
    const { values } = score({ turn: 10, directive: 'moscow' })
    expect(Object.keys(values)).toHaveLength(20)
    expect(values['MAJ-6']).toBe(5)
  })
  refuses('AVD 16.3', 'before the end the table tells none', () => {
    expect(state({ turn: 10, directive: 'moscow' }).table.values).toBeNull()
  })
})
