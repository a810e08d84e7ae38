# Was um ein Brett herum steht: Plätze, Augenblicke, Klänge, das Ende.

seat-place = In der Zugreihenfolge an { $place }. Stelle
