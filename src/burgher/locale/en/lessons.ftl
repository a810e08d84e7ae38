# What the companion of a guided game says by itself. What a lesson says stands in GAME-lessons.ftl.

learn = Learn to play
learn-new-here = Never played { $game }? Learn it in { $minutes } minutes
learn-title = Learn { $game }
learn-hint = You play a real game on the real board, and a companion explains each thing when you need it. Leave whenever you like; you can pick up later where you left off.
lesson-begin = Begin
lesson-restart = Start again
lesson-resume = Go on: { $chapter }
lesson-to-game = Back to the game after the lesson
lesson-taken = Already done
lesson-minutes = About { $minutes } minutes
lesson-players = { $others ->
    [0] For one player
    [one] You and a bot
   *[other] You and { $others } bots
 }
companion = Companion
lesson-chapters = Chapters
lesson-chapters-hint = Take any chapter, as often as you like. The board is set up as it stands at that point of the lesson, and the game you are playing now ends.
lesson-chapter-done = done
lesson-chapter-lacking = something left out
lesson-step = { $number } of { $of }
lesson-in-tabs = Here you find them under the tabs that are lit.
lesson-next = Next
lesson-finish = Finish the lesson
lesson-earlier = Read the previous step again
lesson-said-before = reading it again: nothing is undone
lesson-show-me = Show me where
lesson-why = Why?
lesson-take-back = Back to this step
lesson-way-back = Back to where it was possible
lesson-set-up = Start this chapter again; this game ends
lesson-set-up-confirm = You get a new board, set up for the beginning of this chapter. The game you are playing now ends, and you cannot come back to it.
lesson-set-up-yes = Start the chapter
lesson-set-up-no = Stay in this game
lesson-go-along = Go on like this
lesson-otherwise = You did something else, and that is all right: the game goes on from here, and so do I.
lesson-not-now = In this step you can only do what is marked. You will soon be free again.
lesson-early = First answer what the game asks you. Then we will go on.
lesson-early-otherwise = Finish what you have begun, or go back to this step. “Go on like this” skips it.
lesson-end-otherwise = **End the turn** like this, or go back to this step.
lesson-also = That works, too.
lesson-past = Your game has gone a different way, so this step cannot be played in it.
lesson-past-about = Here is what it is about. To play it all the same, start its chapter again: you get a new board, and this game ends.
lesson-past-again = This cannot be played in your game either.
lesson-past-again-about = It is about this:
lesson-lost = This is what would have come of it. It is good to know all the same:
lesson-untold = { $count ->
    [one] One step is left out: you have done it already, or do not need it.
   *[other] { $count } steps are left out: you have done them already, or do not need them.
 }
lesson-ahead = Play on as you like. I will speak up again when we come to what I want to show you next.
lesson-skip = Skip this step
lesson-now = Tell me now
lesson-turn-end =
    There is nothing more to do this turn. **End it here.** As long as there is an undo button beside it, you can still change your mind.
    Your turns end when you say so. One ends by itself only when there is nothing left to do or to take back.
lesson-turn-end-again = Now **end the turn**.
lesson-turn-goes-on = Now it is up to chance. **Go on:** then you will see what comes next. Until then you can take it back.
lesson-others-wait = { $others ->
    [one] The other player waits while you read.
   *[other] The others wait while you read.
 }
lesson-watching = { $others ->
    [one] Now it is the other player’s turn. Watch the board.
   *[other] Now it is the others’ turn. Watch the board.
 }
lesson-over =
    You have finished the lesson. Play this game to its end, or have a look at another lesson.
    There are three more buttons above the board now: **? Hint** asks a coach what it would do, the **double arrow** takes back your last choice together with everything that has happened since, and the small arrow beside it shows how much further back you can go.
lesson-play-on = Play on
lesson-others = Other lessons
lesson-later = Leave and continue later
lesson-without = Continue without the companion
lesson-fold = Put the companion aside
lesson-unfold = Show the companion
lesson-unfold-news = Show the companion, which has something new to say
lesson-more = More
