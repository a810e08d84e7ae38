# What the companion of a guided game says by itself. What a lesson says stands in GAME-lessons.ftl.

learn = Learn to play
learn-new-here = Never played { $game }? Learn it in { $minutes } minutes
learn-title = Learn { $game }
learn-hint = You play a real game on the real board, and a companion explains each thing when you need it. Leave whenever you like: you can go on from there later.
lesson-begin = Begin
lesson-restart = From the beginning
lesson-resume = Go on: { $chapter }
lesson-minutes = About { $minutes } minutes
lesson-players = { $players ->
    [1] For one player
   *[other] For { $players } players, with bots
 }
companion = Companion
lesson-chapters = Chapters
lesson-chapters-hint = Take any chapter, also again. The board is then set up as it stands there in the lesson.
lesson-chapter-done = done
lesson-step = { $number } of { $of }
lesson-next = Next
lesson-finish = Finish the lesson
lesson-show-me = Show me where
lesson-take-back = Take it back
lesson-go-along = Go on like this
lesson-otherwise = It has come differently, and that is all right: the game goes on from here, and so do I.
lesson-not-now = In this step only what is marked can be done. You are free again soon.
lesson-early = First answer what the game asks you. Then we go on.
lesson-early-otherwise = Finish what you have begun, or take it back.
lesson-turn-end = With that your turn is over. **End it here**, or undo something: until then everything can be taken back.
lesson-others-wait = The others wait until you have read on.
lesson-watching = Now the others act. Watch the board.
lesson-over = That was the lesson. The game goes on from here, and it is all yours.
lesson-play-on = Play on
lesson-others = Other lessons
lesson-later = Leave, go on later
lesson-without = Play on without the companion
lesson-fold = Put the companion aside
lesson-unfold = Show the companion
