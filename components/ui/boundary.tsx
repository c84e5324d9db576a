'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  /** What is shown where it cannot be drawn. */
  instead: ReactNode
  children: ReactNode
}

/** A part of a page without which the rest goes on: its error is reported as any other, and nothing else is lost by it. */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children
  }
}
