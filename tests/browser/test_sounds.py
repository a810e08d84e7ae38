"""Every sound as Chromium renders it: it is there, it ends, it does not clip, it sounds like what it stands for, and
each volume is clearly louder than the one before."""

from __future__ import annotations

import base64
from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest

from tests.browser.conftest import Visit

RATE = 24000
EACH = 3.0
"""Seconds for each sound."""

# A context that renders instead of playing; its time is told, so that the sounds come one after another.
OFFLINE = f"""
window.AudioContext = class extends OfflineAudioContext {{
  constructor() {{
    super(1, {int(RATE * EACH)} * 24, {RATE});
    window.rendering = this;
  }}
  get currentTime() {{ return window.told; }}
}};
window.told = 0;
"""
PLAY = f"""async () => {{
  const names = [];
  for (const button of document.querySelectorAll("[data-sound]")) {{
    window.told = names.length * {EACH};
    button.click();
    names.push(button.dataset.sound);
  }}
  const samples = (await window.rendering.startRendering()).getChannelData(0);
  const bytes = new Uint8Array(samples.buffer);
  let text = "";
  for (let k = 0; k < bytes.length; k += 32768) text += String.fromCharCode(...bytes.subarray(k, k + 32768));
  return [names, btoa(text)];
}}"""

# The strongest pitch, in Hertz, and how long it is heard, in seconds: from, to.
LIKE = {
    "wood": ((90, 300), (0.03, 0.3)),
    "stone": ((50, 700), (0.05, 0.4)),
    "coin": ((2000, 4000), (0.15, 0.7)),
    "dice": ((700, 2600), (0.2, 0.6)),
    "bell": ((215, 445), (0.5, 2.0)),
    "turn": ((255, 790), (0.6, 2.2)),
    "talk": ((325, 665), (0.5, 2.0)),
    "end": ((255, 1055), (1.0, 2.8)),
}


def decibels(of: Any, to: Any) -> float:
    return float(20 * np.log10(of / to))


@pytest.fixture
def sounds(visit: Visit) -> dict[str, Any]:
    """The samples of each sound at each volume."""
    anna = visit()
    anna.context.add_init_script(OFFLINE)
    anna.go("/gallery")
    names, text = anna.page.evaluate(PLAY)
    samples = np.frombuffer(base64.b64decode(text), dtype=np.float32)
    one = int(RATE * EACH)
    return {name: samples[k * one : (k + 1) * one] for k, name in enumerate(names)}


def test_what_is_heard(sounds: dict[str, Any]) -> None:
    assert {name.split()[0] for name in sounds} == set(LIKE)
    for name, ((low, high), (shortest, longest)) in LIKE.items():
        loud = sounds[f"{name} loud"]
        peak = np.abs(loud).max()
        assert 0.05 < peak < 0.9, f"{name}: peak {peak:.2f}"
        heard = np.flatnonzero(np.abs(loud) > peak / 100)
        length = (heard[-1] - heard[0]) / RATE
        assert shortest <= length <= longest, f"{name}: {length:.2f} s"
        assert heard[0] / RATE < 0.02, f"{name}: begins late"
        assert abs(float(loud.mean())) < 0.01, f"{name}: has an offset"
        spectrum = np.abs(np.fft.rfft(loud * np.hanning(len(loud)) if length > 1.5 else loud))
        pitch = float(np.fft.rfftfreq(len(loud), 1 / RATE)[int(spectrum.argmax())])
        assert low <= pitch <= high, f"{name}: {pitch:.0f} Hz"
        power = {
            volume: float(np.sqrt(np.mean(sounds[f"{name} {volume}"] ** 2))) for volume in ("soft", "medium", "loud")
        }
        steps = [decibels(power["medium"], power["soft"]), decibels(power["loud"], power["medium"])]
        assert all(4 <= step <= 8 for step in steps), f"{name}: {steps} dB"


def test_no_sound_is_much_louder_than_the_others_from_a_small_speaker(sounds: dict[str, Any]) -> None:
    """Small speakers have no low tones: what has only those is not heard, and wood is not told from stone."""
    loudest = {name: through_small_speaker(sounds[f"{name} loud"]) for name in LIKE}
    assert decibels(max(loudest.values()), min(loudest.values())) < 14, loudest


def through_small_speaker(samples: Any) -> float:
    """How loud it is in its loudest tenth of a second, without all that is below 300 Hz."""
    spectrum = np.fft.rfft(samples)
    spectrum[np.fft.rfftfreq(len(samples), 1 / RATE) < 300] = 0
    power = np.cumsum(np.fft.irfft(spectrum, len(samples)) ** 2)
    tenth = RATE // 10
    return float(np.sqrt((power[tenth:] - power[:-tenth]).max() / tenth))


SLICES = (0.0, 0.04, 0.12, 0.3, 0.7, 1.5)
"""Where a sound is cut to be compared: ears tell a beginning more finely than an end."""
BANDS = np.geomspace(80, RATE / 2, 19)


def test_no_two_sounds_are_taken_for_each_other(sounds: dict[str, Any]) -> None:
    """Each has its own colour and course; and none is cut off: it has died away long before its time is over."""
    prints = {name: fingerprint(sounds[f"{name} loud"]) for name in LIKE}
    for one, other in combinations(LIKE, 2):
        alike = float(prints[one] @ prints[other])
        assert alike < 0.9, f"{one} and {other}: {alike:.2f}"
    for name in LIKE:
        loud = np.abs(sounds[f"{name} loud"])
        assert loud[-RATE // 10 :].max() < loud.max() / 300, f"{name}: is cut off"


def fingerprint(samples: Any) -> Any:
    """How much there is of each band in each slice of time; as ears have it, what is quiet counts, too."""
    found = []
    for start, end in pairwise(SLICES):
        part = samples[int(start * RATE) : int(end * RATE)]
        power = np.abs(np.fft.rfft(part, n=RATE // 2)) ** 2
        found.append(np.histogram(np.fft.rfftfreq(RATE // 2, 1 / RATE), BANDS, weights=power)[0])
    loud = np.concatenate(found) ** 0.3
    return loud / np.linalg.norm(loud)
