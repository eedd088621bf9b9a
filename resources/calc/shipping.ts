import type { Decimal } from 'decimal.js'
import { allocate } from './allocate.ts'
import { aboveZero, dong, exact, exactly, sum, type Figure } from './exact.ts'

export interface ShippingZone {
  province: string
  /** Null for the whole province; the row of the district takes precedence. */
  district: string | null
  per: 'trip' | 'kg'
  /** Dong. */
  rate: string
}

export interface ShippingTariff {
  method: 'per_trip' | 'per_kg' | 'per_ton_km' | 'zone'
  /** Dong a trip, a kg, or a tonne and km; method `zone` has its own. */
  rate: Figure
  zones?: readonly ShippingZone[]
  /** kg that a vehicle carries; one trip carries all when null or zero. */
  capacityKg: Figure
  /** Dong at least; none when null. */
  minimum: Figure
  /** Dong of goods from which delivery costs nothing; never when null or zero. */
  freeFrom: Figure
}

export interface Delivery {
  /** kg of each line: actual where weighed, else theoretical; null where neither is known. */
  weights: readonly Figure[]
  /** Dong of the goods, discount taken off. */
  amount: Figure
  distanceKm?: Figure
  province?: string | null
  district?: string | null
}

export type ShippingGap = 'weight' | 'rate' | 'distance' | 'zone'

export type DeliveryFee =
  | {
      ok: true
      /** Whole dong. */
      fee: string
      /** The fee split over the lines by weight; adds up to it. */
      shares: string[]
      /** Why the fee is so: free delivery, the minimum, or the calculated fee. */
      reason: 'free' | 'minimum' | 'calculated'
      /** Dong before the minimum; null for free delivery. */
      calculated: Figure
      /** kg that were charged. */
      weight: string
      /** Null when the method does not count trips. */
      trips: number | null
      zone: ShippingZone | null
    }
  | { ok: false; missing: ShippingGap[] }

type Charge = { fee: Decimal; trips?: Decimal; zone?: ShippingZone } | ShippingGap[]

const notBelow = (figure: Figure | undefined) => (exactly(figure)?.gte(0) ? exactly(figure) : null)

/** Trips for so many kg; goods without weight take one as well. */
function tripsFor(weight: Decimal, capacityKg: Figure): Decimal {
  const capacity = aboveZero(capacityKg)
  return capacity ? exact.max(1, weight.div(capacity).ceil()) : new exact(1)
}

function byTrips(rate: Decimal | null, weight: Decimal, capacityKg: Figure): Charge {
  const trips = tripsFor(weight, capacityKg)
  return rate ? { fee: rate.times(trips), trips } : ['rate']
}

const zoneOf = (zones: readonly ShippingZone[], { province, district }: Delivery) => {
  const there = zones.filter((zone) => zone.province === province)
  return there.find((zone) => zone.district === district) ?? there.find((zone) => zone.district === null)
}

const charges: Record<
  ShippingTariff['method'],
  (tariff: ShippingTariff, weight: Decimal, delivery: Delivery) => Charge
> = {
  per_trip: ({ rate, capacityKg }, weight) => byTrips(notBelow(rate), weight, capacityKg),
  per_kg: ({ rate }, weight) => (notBelow(rate) ? { fee: weight.times(rate!) } : ['rate']),
  per_ton_km: ({ rate }, weight, { distanceKm }) => {
    const [price, distance] = [notBelow(rate), notBelow(distanceKm)]
    return price && distance
      ? { fee: price.times(weight).times(distance).div(1000) }
      : [...(price ? [] : ['rate' as const]), ...(distance ? [] : ['distance' as const])]
  },
  zone: ({ zones = [], capacityKg }, weight, delivery) => {
    const zone = zoneOf(zones, delivery)
    if (!zone) return ['zone']
    const charge: Charge =
      zone.per === 'trip'
        ? byTrips(notBelow(zone.rate), weight, capacityKg)
        : notBelow(zone.rate)
          ? { fee: weight.times(zone.rate) }
          : ['rate']
    return Array.isArray(charge) ? charge : { ...charge, zone }
  },
}

/**
 * The delivery fee that an order should have, and why: max(minimum, rate × what the method counts), rounded half up to
 * the whole dong, and free from a certain amount on. A failure names what is not known yet.
 */
export function deliveryFee(tariff: ShippingTariff, delivery: Delivery): DeliveryFee {
  const { weights, amount } = delivery
  const weight = sum(weights)
  const free = aboveZero(tariff.freeFrom)
  if (free && exactly(amount)?.gte(free))
    return {
      ok: true,
      fee: '0',
      shares: weights.map(() => '0'),
      reason: 'free',
      calculated: null,
      weight: weight.toFixed(),
      trips: null,
      zone: null,
    }

  const charge = charges[tariff.method](tariff, weight, delivery)
  const weighed = weights.length > 0 && weights.every(notBelow)
  if (!weighed || Array.isArray(charge))
    return { ok: false, missing: [...(weighed ? [] : ['weight' as const]), ...(Array.isArray(charge) ? charge : [])] }
  const calculated = dong(charge.fee)
  const minimum = dong(exactly(tariff.minimum) ?? new exact(0))
  const fee = exact.max(calculated, minimum).toFixed()
  const shares = allocate(
    fee,
    weights.map((kg) => kg!),
  )
  return {
    ok: true,
    fee,
    shares,
    reason: fee === calculated ? 'calculated' : 'minimum',
    calculated,
    weight: weight.toFixed(),
    trips: charge.trips?.toNumber() ?? null,
    zone: charge.zone ?? null,
  }
}
