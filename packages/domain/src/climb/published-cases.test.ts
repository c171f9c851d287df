import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { airDensity, isothermalPressureAt, pressureAt, saturationPressure } from './air.ts';
import { breakEvenOf } from './break-even.ts';
import { type Course, layCourse } from './course.ts';
import { csvRecords } from './csv-rows.ts';
import { constantPower, powerForTime } from './effort.ts';
import {
  kineticPower,
  type Load,
  pedalPower,
  powerParts,
  type Spot,
  sineOfGradient,
  wheelPower,
} from './forces.ts';
import { rideFromStart } from './kinetic-ride.ts';
import { powerLeftAt } from './physiology.ts';
import { constantProfile, profileOf } from './profile.ts';
import { rideSteadily } from './quasi-steady.ts';
import { steadySpeed } from './steady-speed.ts';
import { effectiveMass, wheelInertia } from './wheel-inertia.ts';
import { windOnRoad, yawAngle } from './wind.ts';

type Row = Readonly<Record<string, string>>;
const cases = csvRecords(
  readFileSync(new URL('../../../../data/climb-validation.csv', import.meta.url), 'utf8'),
);

const figure = (row: Row, name: string): number => Number(row[name] || Number.NaN);
const orZero = (value: number): number => (Number.isNaN(value) ? 0 : value);

/** "a=1;b=2" next to free words. */
const extras = (row: Row) => {
  const pairs = (row.extra ?? '').split(';').map((part) => part.trim().split('='));
  const known = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  return (name: string): number => Number.parseFloat(known.get(name) ?? '');
};

const loadOf = (row: Row): Load => ({
  mass: orZero(figure(row, 'mass_kg')),
  dragArea: orZero(figure(row, 'cda_m2')) + orZero(extras(row)('fw')),
  rolling: orZero(figure(row, 'crr')),
  efficiency: Number.isNaN(figure(row, 'eta')) ? 1 : figure(row, 'eta'),
  bearings: row.bearings === '1',
  gravity: figure(row, 'g_m_s2'),
});

const spotOf = (row: Row): Spot => {
  const airspeed = extras(row)('airspeed');
  const headwind = Number.isNaN(airspeed)
    ? orZero(figure(row, 'headwind_m_s'))
    : airspeed - figure(row, 'speed_m_s');
  return {
    sine: sineOfGradient(orZero(figure(row, 'gradient_pct')) / 100),
    density: orZero(figure(row, 'rho_kg_m3')),
    headwind,
  };
};

/** A road of one gradient in the air of a case. */
const courseOf = (row: Row, length: number, longest?: number): Course => {
  const { density, headwind } = spotOf(row);
  const weather = {
    air: { kind: 'density', density },
    wind: { kind: 'along', headwind },
  } as const;
  return layCourse(constantProfile(orZero(figure(row, 'gradient_pct')) / 100, length, 0), weather, longest);
};

const speedOf = (row: Row, load = loadOf(row)) => steadySpeed(load, spotOf(row), figure(row, 'power_w'));

/** Time and final speed of a ride with kinetic energy, in steps fine enough for a start from rest. */
function kineticOf(row: Row, load = loadOf(row)) {
  const extra = extras(row);
  const inertia = orZero(extra('inertia'));
  const mass = inertia > 0 ? effectiveMass(load.mass, inertia, extra('radius')) : load.mass;
  const course = courseOf(row, extra('length_m'), 1000);
  const ridden = rideFromStart(course, load, constantPower(course, figure(row, 'power_w')), {
    effectiveMass: mass,
    step: 0.2,
    startSpeed: extra('v_initial'),
  });
  if (!ridden.ok) throw new Error(ridden.fault.code);
  return ridden.value;
}

const windOf = (row: Row) => {
  const extra = extras(row);
  return windOnRoad(extra('wind_speed'), extra('wind_from_deg'), extra('heading_deg'));
};

const bigger = (row: Row): Load => {
  const extra = extras(row);
  return {
    ...loadOf(row),
    mass: extra('mass_b_kg'),
    dragArea: Number.isNaN(extra('cda_b_m2')) ? loadOf(row).dragArea : extra('cda_b_m2'),
  };
};

/** Metres by which the faster of two loads leads when it finishes. */
const lead = (row: Row) => {
  const length = extras(row)('length_m');
  const [slow, fast] = [speedOf(row), speedOf(row, bigger(row))];
  return length - slow * (length / fast);
};

const partOf = (row: Row) => powerParts(loadOf(row), spotOf(row), figure(row, 'speed_m_s'));
const efficiency = (row: Row) => loadOf(row).efficiency;

/** How each kind of expected quantity is worked out with the functions of this folder. */
const answers: Readonly<Record<string, (row: Row) => number>> = {
  'component airspeed': (row) => figure(row, 'speed_m_s') + windOf(row).headwind,
  'component yaw': (row) => yawAngle(figure(row, 'speed_m_s') + windOf(row).headwind, windOf(row).crosswind),
  'component P_AT': (row) => partOf(row).air,
  'component P_RR': (row) => partOf(row).rolling,
  'component P_WB': (row) => partOf(row).bearings,
  'component P_PE': (row) => partOf(row).gravity,
  'component P_KE': (row) => {
    const extra = extras(row);
    const mass = effectiveMass(figure(row, 'mass_kg'), extra('inertia'), extra('radius'));
    return kineticPower(mass, extra('v_initial'), extra('v_final'), extra('duration_s'));
  },
  'component P_AT/eta': (row) => partOf(row).air / efficiency(row),
  'component P_RR/eta': (row) => partOf(row).rolling / efficiency(row),
  'component P_WB/eta': (row) => partOf(row).bearings / efficiency(row),
  'component P_PE/eta': (row) => partOf(row).gravity / efficiency(row),
  'component F_RR': (row) => powerParts(loadOf(row), spotOf(row), 1).rolling,
  'component F_aero': (row) => (partOf(row).air / figure(row, 'speed_m_s') / figure(row, 'g_m_s2')) * 1000,
  'power P_total': (row) =>
    (wheelPower(loadOf(row), spotOf(row), figure(row, 'speed_m_s')) + orZero(extras(row)('p_ke'))) /
    efficiency(row),
  'power P_total clamped': (row) => pedalPower(loadOf(row), spotOf(row), figure(row, 'speed_m_s')),
  'speed v': (row) => speedOf(row) * (row.unit === 'km/h' ? 3.6 : 1),
  'time time': (row) => {
    const stretches = /profile=([\d:;.]+);quasi/.exec(row.extra ?? '')?.[1];
    const course = stretches
      ? layCourse(
          profileOf(
            stretches.split(';').map((part) => {
              const [length = 0, percent = 0] = part.split(':').map(Number);
              return { length, sine: sineOfGradient(percent / 100) };
            }),
            0,
          ),
          { air: { kind: 'density', density: spotOf(row).density }, wind: { kind: 'along', headwind: 0 } },
        )
      : courseOf(row, extras(row)('length_m'));
    return rideSteadily(course, loadOf(row), constantPower(course, figure(row, 'power_w'))).seconds;
  },
  'time_saved time_saved': (row) => {
    const course = courseOf(row, extras(row)('length_m'));
    const power = constantPower(course, figure(row, 'power_w'));
    return (
      rideSteadily(course, loadOf(row), power).seconds - rideSteadily(course, bigger(row), power).seconds
    );
  },
  'distance_ahead distance_ahead': lead,
  'density rho': (row) => {
    const extra = extras(row);
    const altitude = orZero(extra('altitude_m'));
    const pressure = Number.isNaN(extra('pressure_pa')) ? pressureAt(altitude) : extra('pressure_pa');
    const temperature = Number.isNaN(extra('temp_c')) ? 15 - 0.0065 * altitude : extra('temp_c');
    return airDensity(pressure, temperature, orZero(extra('rh')));
  },
  'vapour_pressure p_sat': (row) => saturationPressure(extras(row)('temp_c')) / 100,
  'pressure p': (row) => isothermalPressureAt(extras(row)('altitude_m'), extras(row)('temp_c')),
  'altitude_factor power_factor': (row) => powerLeftAt(extras(row)('altitude_m'), 'townsend'),
  'inertia I_wheel': (row) => {
    const extra = extras(row);
    return wheelInertia({
      rim: extra('rim_kg'),
      tyre: extra('tyre_kg') + extra('sealant_kg'),
      spokes: extra('spokes') * extra('spoke_kg'),
      outerRadius: extra('outer_radius'),
      innerRadius: extra('inner_radius'),
    });
  },
  'coast_time time': (row) => kineticOf(row).seconds,
  'coast_time time difference': (row) =>
    kineticOf(row, { ...loadOf(row), rolling: extras(row)('crr_b') }).seconds - kineticOf(row).seconds,
  'coast_speed v': (row) => kineticOf(row).finalSpeed,
  'start_time time': (row) => kineticOf(row).seconds,
  // A thin hoop is the ring whose inner radius is its outer one.
  'effective_mass m_effective': () =>
    effectiveMass(1, wheelInertia({ rim: 1, tyre: 0, spokes: 0, outerRadius: 0.3, innerRadius: 0.3 }), 0.3),
  'break_even gradient': (row) => {
    const found = breakEvenOf(loadOf(row), bigger(row), { ...spotOf(row), power: figure(row, 'power_w') });
    return found.kind === 'at' ? found.gradient * 100 : Number.NaN;
  },
  'power_for_time P_total': (row) => {
    const found = powerForTime(courseOf(row, extras(row)('length_m')), loadOf(row), extras(row)('time_s'));
    return found.ok ? found.value : Number.NaN;
  },
};

test('CLB-02 all 56 reference cases are read', () => {
  expect(cases).toHaveLength(56);
});

test.each(cases)('CLB-02 $case_id ($origin): $expect_quantity is $expected $unit', (row) => {
  const answer = answers[`${row.kind} ${row.expect_quantity}`]?.(row) ?? Number.NaN;
  expect(Math.abs(answer - figure(row, 'expected'))).toBeLessThanOrEqual(figure(row, 'tolerance'));
});
